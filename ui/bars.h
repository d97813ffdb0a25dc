#pragma once
#include "model/evaluate.h"
#include "ui/controls.h"
#include "ui/paint.h"

class QMenuBar;
class QHBoxLayout;

namespace bascule {

// Product, menus, document, page groups, export and language: one line.
class TopBar : public Bar {
    Q_OBJECT
public:
    explicit TopBar(QWidget* parent);
    QMenuBar* menus() const { return m_menus; }
    void setLook(const Look& look);
    void setDocument(const QString& name, bool modified, const QString& path);
    void offerGroups(const std::vector<Choice>& groups, const QString& current);

signals:
    void groupChosen(const QString& id);
    void exportRequested();
    void languageChosen(const QString& code);

private:
    Look m_look;
    QLabel* m_product;
    QMenuBar* m_menus;
    ElidedLabel* m_document;
    Tabs* m_groups;
    TextButton* m_export;
    QAbstractButton *m_french, *m_english;
};

// Something to know about the answer, with at most one thing to do about it.
class NoticeBar : public Card {
    Q_OBJECT
public:
    explicit NoticeBar(const QString& name, bool closable, QWidget* parent);
    void setLook(const Look& look);
    void say(const QString& text, const QString& button = {}); // empty text hides the bar

signals:
    void pressed();

protected:
    void paintEvent(QPaintEvent*) override;

private:
    Look m_look;
    Prose* m_text;
    TextButton *m_button, *m_close;
};

// Sentences on one line: as many as there is room for, and a button for the rest.
class SentenceLine : public QWidget {
    Q_OBJECT
public:
    SentenceLine(const QString& name, QWidget* parent);
    void setLook(const Look& look);
    void say(const QStringList& sentences);

signals:
    void moreRequested(const QStringList& sentences, const QPoint& globalPosition);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
    Look m_look;
    QStringList m_sentences;
    ElidedLabel* m_text;
    TextButton* m_more;
};

// The built-in books have a name in each language; others are called what they call themselves.
QString bookName(const Document& document, const Words& words);
// Where the rows come from, those compared or all: the document's book, and the list prices where its rows have taken them.
QString bookNames(const Document& document, bool comparedOnly, const Words& words);

// What the figures rest on: price book and date, how many rows are compared, before tax, exchange; and what Ctrl+Z would undo.
class StatusBar : public Bar {
    Q_OBJECT
public:
    explicit StatusBar(QWidget* parent);
    void setLook(const Look& look);
    void render(const Snapshot& snapshot);
    void setUndo(const QString& undo);

private:
    Look m_look;
    ElidedLabel* m_basis;
    QLabel* m_undo;
};

} // namespace bascule
