/// Hears messages as a French window words them: what is still English in them, and which rows of
/// the tables were said.
#pragma once
#include <QString>
#include <QStringList>
#include <set>
#include <string>

#include "geometry/base/message.h"
#include "ui/words/untranslated.h"

namespace sightline::app {

class SaidInFrench {
  public:
    /// A message of rows that were all heard before is not worded again.
    void hear(const sightline::Message& message);
    /// One line each: what can be read although the letters of French are hidden, and names are
    /// left out.
    std::string english() const { return english_.join(u'\n').toStdString(); }
    /// Rows of a table, such as "engine/legion/lists/words/armies.h", that nobody said, one a line.
    std::string unsaid(const char* table) const;
    std::size_t rows() const { return said_.size(); }

  private:
    bool isNew(const sightline::Message& message);
    const HiddenFrench hidden_;
    std::set<std::string> said_;
    QStringList english_;
};

}  // namespace sightline::app
