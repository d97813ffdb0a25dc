#include "app/words/tables.h"

#include <QCoreApplication>

namespace bascule {

// The window: menus, bars, pages, files and questions. Undo names are nouns, buttons and menus bare verbs.
std::span<const WordEntry> uiWords() {
    static constexpr WordEntry words[] = {
        {"menu.file", QT_TRANSLATE_NOOP("bascule", "&File")},
        {"menu.edit", QT_TRANSLATE_NOOP("bascule", "&Edit")},
        {"menu.view", QT_TRANSLATE_NOOP("bascule", "&View")},
        {"menu.help", QT_TRANSLATE_NOOP("bascule", "&Help")},
        {"menu.file.recent", QT_TRANSLATE_NOOP("bascule", "Open &recent")},
        {"menu.file.examples", QT_TRANSLATE_NOOP("bascule", "E&xamples")},
        {"menu.view.pages", QT_TRANSLATE_NOOP("bascule", "&Pages")},
        {"menu.view.language", QT_TRANSLATE_NOOP("bascule", "&Language")},
        {"menu.view.theme", QT_TRANSLATE_NOOP("bascule", "&Theme")},
        {"action.file.new", QT_TRANSLATE_NOOP("bascule", "&New")},
        {"action.file.open", QT_TRANSLATE_NOOP("bascule", "&Open…")},
        {"action.file.save", QT_TRANSLATE_NOOP("bascule", "&Save")},
        {"action.file.save_as", QT_TRANSLATE_NOOP("bascule", "Save &as…")},
        {"action.file.import_prices", QT_TRANSLATE_NOOP("bascule", "&Import price book…")},
        {"action.file.export", QT_TRANSLATE_NOOP("bascule", "&Export…")},
        {"action.file.print", QT_TRANSLATE_NOOP("bascule", "&Print…")},
        {"action.file.print_preview", QT_TRANSLATE_NOOP("bascule", "Print pre&view…")},
        {"action.file.quit", QT_TRANSLATE_NOOP("bascule", "&Quit")},
        {"action.edit.copy_chart", QT_TRANSLATE_NOOP("bascule", "&Copy chart")},
        {"action.edit.list_prices", QT_TRANSLATE_NOOP("bascule", "Use &list prices")},
        {"action.view.language.fr", QT_TRANSLATE_NOOP("bascule", "&Français")},
        {"action.view.language.en", QT_TRANSLATE_NOOP("bascule", "&English")},
        {"action.view.theme.system", QT_TRANSLATE_NOOP("bascule", "&System")},
        {"action.view.theme.light", QT_TRANSLATE_NOOP("bascule", "&Light")},
        {"action.view.theme.dark", QT_TRANSLATE_NOOP("bascule", "&Dark")},
        {"action.view.full_screen", QT_TRANSLATE_NOOP("bascule", "&Full screen")},
        {"action.help.about", QT_TRANSLATE_NOOP("bascule", "&About Bascule")},
        {"recent.clear", QT_TRANSLATE_NOOP("bascule", "Clear the list")},
        {"undo", QT_TRANSLATE_NOOP("bascule", "Undo")},
        {"redo", QT_TRANSLATE_NOOP("bascule", "Redo")},
        //: %1 name of the step
        {"undo.named", QT_TRANSLATE_NOOP("bascule", "Undo “%1”")},
        //: %1 name of the step
        {"redo.named", QT_TRANSLATE_NOOP("bascule", "Redo “%1”")},
        {"undo.list_prices", QT_TRANSLATE_NOOP("bascule", "List prices")},
        {"undo.compared", QT_TRANSLATE_NOOP("bascule", "Rows compared")},
        {"undo.price_book", QT_TRANSLATE_NOOP("bascule", "Price book")},
        {"about.text",
         QT_TRANSLATE_NOOP("bascule", "Own GPUs or an API per token? Free software under the GNU General Public "
                                      "License, version 3 or later. Figures are estimates, not a quote.")},
        {"export", QT_TRANSLATE_NOOP("bascule", "Export")},
        {"export.help", QT_TRANSLATE_NOOP("bascule", "Export the pages as PDF, PNG, SVG or CSV")},
        //: %1 document
        {"document.modified", QT_TRANSLATE_NOOP("bascule", "%1, modified")},
        {"page_groups", QT_TRANSLATE_NOOP("bascule", "Page groups")},
        {"pages", QT_TRANSLATE_NOOP("bascule", "Pages")},
        {"page_group.need", QT_TRANSLATE_NOOP("bascule", "Need")},
        {"page_group.answer", QT_TRANSLATE_NOOP("bascule", "Answer")},
        {"page_group.model", QT_TRANSLATE_NOOP("bascule", "Model")},
        {"page_group.prices", QT_TRANSLATE_NOOP("bascule", "Prices")},
        {"status.reference_book", QT_TRANSLATE_NOOP("bascule", "Reference price book")},
        //: %1 price book, %2 date
        {"status.book", QT_TRANSLATE_NOOP("bascule", "%1 as of %2")},
        {"status.list_book", QT_TRANSLATE_NOOP("bascule", "List prices")},
        //: after the name of another price book: "Reference price book and list prices"
        {"status.and_list_book", QT_TRANSLATE_NOOP("bascule", "list prices")},
        {"status.before_tax", QT_TRANSLATE_NOOP("bascule", "before tax")},
        //: %1, %2 currencies
        {"status.parity", QT_TRANSLATE_NOOP("bascule", "%1 and %2 at par")},
        //: %1 currency, %2 amount
        {"status.rate", QT_TRANSLATE_NOOP("bascule", "1 %1 = %2")},
        {"close", QT_TRANSLATE_NOOP("bascule", "Hide")},
        {"ok", QT_TRANSLATE_NOOP("bascule", "OK")},
        {"cancel", QT_TRANSLATE_NOOP("bascule", "Cancel")},
        {"colon", QT_TRANSLATE_NOOP("bascule", ": ")},
        {"verdict", QT_TRANSLATE_NOOP("bascule", "Answer")},
        {"verdict.details", QT_TRANSLATE_NOOP("bascule", "What would change the answer")},
        {"assumptions", QT_TRANSLATE_NOOP("bascule", "Assumptions")},
        {"explanation", QT_TRANSLATE_NOOP("bascule", "How the figure was computed")},
        {"source.unknown", QT_TRANSLATE_NOOP("bascule", "source unknown")},
        {"inputs.more", QT_TRANSLATE_NOOP("bascule", "More")},
        {"inputs.less", QT_TRANSLATE_NOOP("bascule", "Less")},
        //: %1 currency sign
        {"rate.label", QT_TRANSLATE_NOOP("bascule", "1 %1 is worth")},
        {"rate.parity", QT_TRANSLATE_NOOP("bascule", "par")},
        //: %1 currency, %2 currency of the results
        {"rate.help", QT_TRANSLATE_NOOP("bascule", "Value of 1 %1 in %2. Results are in %2.")},
        {"whole_number", QT_TRANSLATE_NOOP("bascule", "A whole number is needed.")},
        //: %1 lowest value
        {"at_least", QT_TRANSLATE_NOOP("bascule", "The value must be at least %1.")},
        //: %1 value that is too low
        {"above", QT_TRANSLATE_NOOP("bascule", "The value must be above %1.")},
        {"view.logarithmic", QT_TRANSLATE_NOOP("bascule", "Logarithmic")},
        {"view.hybrid", QT_TRANSLATE_NOOP("bascule", "Hybrid")},
        {"view.hybrid.help", QT_TRANSLATE_NOOP("bascule", "Own units for the base load, the API for the rest")},
        {"prices.filter", QT_TRANSLATE_NOOP("bascule", "Filter rows")},
        //: %1 text of the filter
        {"prices.no_match", QT_TRANSLATE_NOOP("bascule", "No row matches “%1”.")},
        {"prices.clear_filter", QT_TRANSLATE_NOOP("bascule", "Clear the filter")},
        {"prices.gpus", QT_TRANSLATE_NOOP("bascule", "GPU offers")},
        {"prices.apis", QT_TRANSLATE_NOOP("bascule", "APIs")},
        {"prices.column.name", QT_TRANSLATE_NOOP("bascule", "Name")},
        {"prices.column.provider", QT_TRANSLATE_NOOP("bascule", "Provider")},
        {"prices.column.on_demand", QT_TRANSLATE_NOOP("bascule", "On demand, per hour")},
        {"prices.column.interruptible", QT_TRANSLATE_NOOP("bascule", "Interruptible")},
        {"prices.column.monthly", QT_TRANSLATE_NOOP("bascule", "Per month")},
        {"prices.column.output_rate", QT_TRANSLATE_NOOP("bascule", "Output")},
        {"prices.column.input_rate", QT_TRANSLATE_NOOP("bascule", "Input")},
        {"prices.column.source", QT_TRANSLATE_NOOP("bascule", "Source")},
        {"prices.column.as_of", QT_TRANSLATE_NOOP("bascule", "As of")},
        {"prices.column.input", QT_TRANSLATE_NOOP("bascule", "Input, per 1M")},
        {"prices.column.cached_input", QT_TRANSLATE_NOOP("bascule", "Cached input")},
        {"prices.column.output", QT_TRANSLATE_NOOP("bascule", "Output, per 1M")},
        {"prices.column.batch_input", QT_TRANSLATE_NOOP("bascule", "Batch input")},
        {"prices.column.batch_output", QT_TRANSLATE_NOOP("bascule", "Batch output")},
        {"use_list_prices", QT_TRANSLATE_NOOP("bascule", "Use list prices")},
        {"use_list_prices.help",
         QT_TRANSLATE_NOOP("bascule", "Replace the API prices by the list prices of the same models")},
        {"untitled", QT_TRANSLATE_NOOP("bascule", "Untitled")},
        {"example.builtin", QT_TRANSLATE_NOOP("bascule", "Published comparison")},
        {"open.title", QT_TRANSLATE_NOOP("bascule", "Open")},
        {"open.filter",
         QT_TRANSLATE_NOOP("bascule", "Scenarios, price books and exports (*.json *.pdf *.png *.svg);;All files (*)")},
        {"import.title", QT_TRANSLATE_NOOP("bascule", "Import price book")},
        {"import.filter", QT_TRANSLATE_NOOP("bascule", "Price books (*.json);;All files (*)")},
        {"save.title", QT_TRANSLATE_NOOP("bascule", "Save as")},
        {"save.filter", QT_TRANSLATE_NOOP("bascule", "Scenarios (*.bascule.json)")},
        //: %1 document
        {"unsaved", QT_TRANSLATE_NOOP("bascule", "Save the changes to “%1”?")},
        {"unsaved_detail", QT_TRANSLATE_NOOP("bascule", "They will be lost otherwise.")},
        {"button.save", QT_TRANSLATE_NOOP("bascule", "Save")},
        {"button.dont_save", QT_TRANSLATE_NOOP("bascule", "Don’t save")},
        {"button.save_as", QT_TRANSLATE_NOOP("bascule", "Save as…")},
        {"button.replace", QT_TRANSLATE_NOOP("bascule", "Replace")},
        //: %1 file
        {"replace", QT_TRANSLATE_NOOP("bascule", "“%1” already exists.")},
        {"replace_detail", QT_TRANSLATE_NOOP("bascule", "Replacing it loses what it holds now.")},
        //: %1 file
        {"changed_on_disk", QT_TRANSLATE_NOOP("bascule", "“%1” has been changed by another program.")},
        {"changed_on_disk.detail", QT_TRANSLATE_NOOP("bascule", "Saving here would overwrite those changes.")},
        //: %1 file, %2 reason
        {"save_failed", QT_TRANSLATE_NOOP("bascule", "“%1” could not be saved: %2. The previous file is intact.")},
        //: %1 file
        {"file_refused", QT_TRANSLATE_NOOP("bascule", "“%1” could not be read.")},
        {"document_kept", QT_TRANSLATE_NOOP("bascule", "The present scenario is unchanged.")},
        //: %1 line, %2 column
        {"place.line", QT_TRANSLATE_NOOP("bascule", "Line %1, column %2")},
        //: %1 place in the file
        {"place.pointer", QT_TRANSLATE_NOOP("bascule", "At %1")},
        //: %1 file
        {"prices_read", QT_TRANSLATE_NOOP("bascule", "Prices now come from “%1”.")},
        //: %1 document, %2 time
        {"recovered", QT_TRANSLATE_NOOP("bascule", "“%1” has been recovered as it was at %2.")},
        //: %1 document
        {"recover_offer", QT_TRANSLATE_NOOP("bascule", "Bascule stopped with unsaved changes to “%1”. Recover them?")},
        //: %2 time
        {"recover_offer.detail", QT_TRANSLATE_NOOP("bascule", "They were kept at %1.")},
        {"button.recover", QT_TRANSLATE_NOOP("bascule", "Recover")},
        {"button.discard", QT_TRANSLATE_NOOP("bascule", "Discard")},
        {"button.later", QT_TRANSLATE_NOOP("bascule", "Later")},
        {"export.title", QT_TRANSLATE_NOOP("bascule", "Export")},
        {"export.format", QT_TRANSLATE_NOOP("bascule", "Format")},
        {"export.width", QT_TRANSLATE_NOOP("bascule", "Width")},
        {"export.height", QT_TRANSLATE_NOOP("bascule", "Height")},
        {"export.dpi", QT_TRANSLATE_NOOP("bascule", "Dots per inch")},
        {"export.with_scenario", QT_TRANSLATE_NOOP("bascule", "Carry the scenario, so that the file opens here again")},
        {"export.choose_file", QT_TRANSLATE_NOOP("bascule", "Choose file…")},
        {"export.unknown_suffix", QT_TRANSLATE_NOOP("bascule", "the suffix is none of pdf, png, svg and csv")},
        //: %1 file
        {"exported", QT_TRANSLATE_NOOP("bascule", "“%1” has been exported.")},
        {"copied", QT_TRANSLATE_NOOP("bascule", "The chart is on the clipboard as PNG, SVG and table.")},
        {"print.title", QT_TRANSLATE_NOOP("bascule", "Print")},
        {"preview.title", QT_TRANSLATE_NOOP("bascule", "Print preview")},
        {"example.monthly-10m", QT_TRANSLATE_NOOP("bascule", "10M tokens a month")},
        {"example.monthly-50m", QT_TRANSLATE_NOOP("bascule", "50M tokens a month")},
        {"example.monthly-100m", QT_TRANSLATE_NOOP("bascule", "100M tokens a month")},
        {"example.monthly-300m", QT_TRANSLATE_NOOP("bascule", "300M tokens a month")},
        {"example.one-gpu-65-percent", QT_TRANSLATE_NOOP("bascule", "One GPU at 65% utilisation")},
        {"example.one-gpu-85-percent", QT_TRANSLATE_NOOP("bascule", "One GPU at 85% utilisation")},
        {"example.hourly", QT_TRANSLATE_NOOP("bascule", "GPUs by the hour")},
        {"example.list-prices", QT_TRANSLATE_NOOP("bascule", "List prices, four input tokens per output token")},
        {"example.training-8-h100", QT_TRANSLATE_NOOP("bascule", "Training run: 8 H100 for 72 hours")},
        {"example.training-2700m", QT_TRANSLATE_NOOP("bascule", "Training run: 2.7B parameters on 40B tokens")},
        {"example.scaling-8-a100", QT_TRANSLATE_NOOP("bascule", "Scaling: 92 days on one A100, 14 on eight")},
        {"example.fine-tuning-mistral-7b",
         QT_TRANSLATE_NOOP("bascule", "Fine-tuning: QLoRA of Mistral on an RTX 4090")},
        //: n compared of %1
        {"status.gpus", QT_TRANSLATE_N_NOOP("bascule", "%Ln of %1 GPU rows compared"), true},
        //: n compared of %1
        {"status.apis", QT_TRANSLATE_N_NOOP("bascule", "%Ln of %1 APIs compared"), true},
        //: n entries, %1 file
        {"unknown_keys", QT_TRANSLATE_N_NOOP("bascule", "%Ln unknown entries in “%1” are kept and not used."), true},
        {"prices_read.gpus", QT_TRANSLATE_N_NOOP("bascule", "%Ln GPU rows."), true},
        {"prices_read.apis", QT_TRANSLATE_N_NOOP("bascule", "%Ln APIs."), true},
        //: n rows, %1 their names
        {"prices_read.dropped", QT_TRANSLATE_N_NOOP("bascule", "%Ln compared rows are not in it and are left out: %1."),
         true},
        //: n sentences without room
        {"more", QT_TRANSLATE_N_NOOP("bascule", "%Ln more…"), true},
    };
    return words;
}

} // namespace bascule
