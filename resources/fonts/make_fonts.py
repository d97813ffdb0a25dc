#!/usr/bin/env python3
"""Makes the four Bascule Sans fonts from Inter (SIL Open Font License; Debian package fonts-inter).

usage: make_fonts.py [FOLDER WITH Inter-*.otf]     needs python3-fonttools

Three changes, beside the subset: figures are the tabular ones, so that columns of numbers align; no contextual alternates, so that
text copied out of a PDF keeps its hyphens, colons and multiplication signs; TrueType outlines, which Qt embeds best. The licence
reserves no font name, but a changed font should not claim to be Inter.
"""
import sys
from pathlib import Path

from fontTools import subset
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont, newTable

FAMILY = "Bascule Sans"
WEIGHTS = {"Regular": 400, "Medium": 500, "SemiBold": 600, "Bold": 700}
HERE = Path(__file__).resolve().parent

CHARACTERS = [
    *range(0x20, 0x7F), *range(0xA0, 0x180),        # Latin, Latin-1, Latin Extended-A
    0x192, 0x218, 0x219, 0x21A, 0x21B, 0x2C6, 0x2C7, 0x2D8, 0x2D9, 0x2DA, 0x2DB, 0x2DC, 0x2DD,
    *range(0x2000, 0x2070),                          # spaces and punctuation
    *range(0x2070, 0x20A0), *range(0x20A0, 0x20D0),  # superscripts and subscripts, currencies
    *map(ord, "αβγδεηθκλμνπρστφχψωΔΣΩΠΦ"),
    *map(ord, "™℮№−×÷±≤≥≈≠∞√∑∂∆∏∫·←↑→↓↔↕↗↘▲▼▾▴▸◂●○◆✓✗✕☰⌘⇧↵"),
]


def tabular(font):
    """From each default figure to its tabular glyph, as the font's own tnum says."""
    swaps = {}
    gsub = font["GSUB"].table
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag != "tnum":
            continue
        for index in record.Feature.LookupListIndex:
            for table in gsub.LookupList.Lookup[index].SubTable:
                swaps.update(getattr(table, "ExtSubTable", table).mapping)
    return swaps


def use_tabular_figures(font):
    swaps, before = tabular(font), font.getBestCmap()
    figures = {ord(figure): swaps[before[ord(figure)]] for figure in "0123456789"}
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update(figures)
    # Interpolated weights are off by a unit or two.
    width = max(font["hmtx"][glyph][0] for glyph in figures.values())
    for glyph in figures.values():
        font["hmtx"][glyph] = (width, font["hmtx"][glyph][1])


def reduce(font):
    options = subset.Options()
    options.layout_features = ["kern", "mark", "mkmk"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14, 16, 17]
    options.notdef_outline = True
    options.hinting = False
    options.desubroutinize = True
    options.glyph_names = False
    worker = subset.Subsetter(options)
    worker.populate(unicodes=CHARACTERS)
    worker.subset(font)
    if "GSUB" in font and not font["GSUB"].table.FeatureList.FeatureRecord:
        del font["GSUB"]


def use_truetype_outlines(font):
    glyphs, order = font.getGlyphSet(), font.getGlyphOrder()
    glyf = newTable("glyf")
    glyf.glyphOrder, glyf.glyphs = order, {}
    for name in order:
        pen = TTGlyphPen(glyphs)
        glyphs[name].draw(Cu2QuPen(pen, max_err=1.0, reverse_direction=True))
        glyf.glyphs[name] = pen.glyph()
    font["loca"], font["glyf"] = newTable("loca"), glyf
    for name in order:
        glyph = glyf.glyphs[name]
        glyph.recalcBounds(glyf)
        font["hmtx"].metrics[name] = (font["hmtx"].metrics[name][0], getattr(glyph, "xMin", 0))
    del font["CFF "]
    if "VORG" in font:
        del font["VORG"]
    maxp = font["maxp"]
    maxp.tableVersion = 0x00010000
    for field in ("maxTwilightPoints", "maxStorage", "maxFunctionDefs", "maxInstructionDefs", "maxStackElements",
                  "maxSizeOfInstructions", "maxComponentElements"):
        setattr(maxp, field, 0)
    maxp.maxZones = 1
    font["post"].formatType = 3.0
    font.sfntVersion = "\x00\x01\x00\x00"


def add_small_triangles(font):
    """Inter lacks ▴ and ▾, which menus and tables use; a fallback font may not be there."""
    scale, glyphs, cmap = 0.6, font.getGlyphSet(), font.getBestCmap()
    for small, large in ((0x25B4, 0x25B2), (0x25BE, 0x25BC)):
        width, height = font["hmtx"][cmap[large]][0], font["glyf"][cmap[large]].yMax + font["glyf"][cmap[large]].yMin
        pen, name = TTGlyphPen(glyphs), f"uni{small:04X}"
        glyphs[cmap[large]].draw(TransformPen(pen, (scale, 0, 0, scale, 0, height * (1 - scale) / 2)))
        font["glyf"][name] = pen.glyph()  # also appends to the glyph order
        font["glyf"][name].recalcBounds(font["glyf"])
        font["hmtx"][name] = (round(width * scale), font["glyf"][name].xMin)
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[small] = name


def rename(font, style, weight):
    names = font["name"]
    version = names.getDebugName(5) or ""
    copyright_line = names.getDebugName(0) or ""
    licence = [names.getDebugName(13), names.getDebugName(14)]
    names.names = []
    linked = style in ("Regular", "Bold")  # the two that the old four-style family can hold
    values = {
        0: copyright_line, 1: FAMILY if linked else f"{FAMILY} {style}", 2: style if linked else "Regular",
        3: f"{FAMILY} {style}; from Inter, {version}", 4: f"{FAMILY} {style}", 5: version,
        6: f"{FAMILY.replace(' ', '')}-{style}", 13: licence[0], 14: licence[1], 16: FAMILY, 17: style,
    }
    for identifier, text in values.items():
        if text:
            names.setName(text, identifier, 3, 1, 0x409)
    os2 = font["OS/2"]
    os2.usWeightClass = weight
    os2.fsType = 0
    os2.fsSelection = os2.fsSelection & ~0x61 | (0x20 if style == "Bold" else 0x40)
    font["head"].macStyle = 1 if style == "Bold" else 0


def main():
    source = Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/fonts/opentype/inter")
    for style, weight in WEIGHTS.items():
        font = TTFont(source / f"Inter-{style}.otf", recalcTimestamp=False)
        use_tabular_figures(font)
        reduce(font)
        use_truetype_outlines(font)
        add_small_triangles(font)
        rename(font, style, weight)
        target = HERE / f"BasculeSans-{style}.ttf"
        font.save(target)
        print(f"{target.name}: {len(font.getGlyphOrder())} glyphs, {target.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
