#include "app/window/shell/sound/sound_output.h"

#include <QAudioDevice>
#include <QFile>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QUrl>
#include <array>
#include <memory>

namespace sightline::app {
namespace {

// The number of sounds of one kind that can play at the same time.
constexpr std::size_t voicesEach = 3;

/// True if a sound server is there. Qt Multimedia reaches devices through PulseAudio or its
/// replacement. Without a server, Qt would print a warning at the first question for devices.
bool serverIsThere() {
    if (!qEnvironmentVariableIsEmpty("PULSE_SERVER")) return true;
    const QString sessions = qEnvironmentVariable("XDG_RUNTIME_DIR") + QStringLiteral("/pulse");
    for (const QString& folder :
         {qEnvironmentVariable("PULSE_RUNTIME_PATH"), sessions, QStringLiteral("/run/pulse")})
        if (QFile::exists(folder + QStringLiteral("/native"))) return true;
    return false;
}

}  // namespace

/// The open sounds. All functions run on the thread of the sounds.
class SoundOutput::Voices : public QObject {
  public:
    explicit Voices(std::filesystem::path folder) : folder_(std::move(folder)) {}

    void play(Sound sound, double volume) {
        if (!serverIsThere() || QMediaDevices::defaultAudioOutput().isNull()) return;
        const auto kind = static_cast<std::size_t>(sound);
        auto& voice = voices_[kind][next_[kind]++ % voicesEach];
        if (!voice) {
            voice = std::make_unique<QSoundEffect>();
            const auto file = folder_ / (std::string(soundNames[kind]) + ".wav");
            voice->setSource(QUrl::fromLocalFile(QString::fromStdString(file.string())));
        }
        voice->setVolume(float(volume));
        voice->play();
    }

  private:
    std::filesystem::path folder_;
    std::array<std::array<std::unique_ptr<QSoundEffect>, voicesEach>, soundCount> voices_;
    std::array<std::size_t, soundCount> next_{};
};

SoundOutput::SoundOutput(const std::filesystem::path& folder) : voices_(new Voices(folder)) {
    voices_->moveToThread(&thread_);
    QObject::connect(&thread_, &QThread::finished, voices_, &QObject::deleteLater);
}

SoundOutput::~SoundOutput() {
    if (!thread_.isRunning()) {
        delete voices_;
        return;
    }
    thread_.quit();
    thread_.wait();
}

void SoundOutput::play(Sound sound, double volume) {
    if (!thread_.isRunning()) thread_.start(QThread::LowPriority);
    QMetaObject::invokeMethod(voices_,
                              [voices = voices_, sound, volume] { voices->play(sound, volume); });
}

}  // namespace sightline::app
