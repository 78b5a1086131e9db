#!/usr/bin/env python3
"""Makes the sounds of Sightline: ../*.wav, mono, 16 bits, 22,050 samples a second.

All sounds are computed from sines and seeded noise, so a second run writes the same files.
Usage: python3 assets/sounds/source/make_sounds.py [FOLDER]
"""
import math
import random
import struct
import sys
import wave
from pathlib import Path

RATE = 22050
PEAK = 0.8  # share of the largest sample that the loudest sample of a file has


def silence(seconds):
    return [0.0] * int(RATE * seconds)


def add(track, sound, start=0.0, gain=1.0):
    """Adds a sound to a track from `start` seconds on. The track must be long enough."""
    first = int(RATE * start)
    for i, value in enumerate(sound):
        if first + i < len(track):
            track[first + i] += gain * value
    return track


def tone(seconds, pitch, decay, harmonics=(1.0,)):
    """A tone whose pitch in hertz is a function of the time, and whose strength decays."""
    sound, phase = [], 0.0
    for i in range(int(RATE * seconds)):
        t = i / RATE
        phase += 2.0 * math.pi * pitch(t) / RATE
        value = sum(h * math.sin((n + 1) * phase) for n, h in enumerate(harmonics))
        sound.append(value * math.exp(-t / decay))
    return sound


def noise(seconds, seed, decay, smooth=0.0):
    """Noise whose strength decays. `smooth` between 0 and 1 takes away high pitches."""
    dice, sound, last = random.Random(seed), [], 0.0
    for i in range(int(RATE * seconds)):
        last = smooth * last + (1.0 - smooth) * dice.uniform(-1.0, 1.0)
        sound.append(last * math.exp(-i / RATE / decay))
    return sound


def swelling(sound, seconds):
    """Lets a sound begin softly, within `seconds`."""
    return [v * min(1.0, i / (RATE * seconds)) for i, v in enumerate(sound)]


def bolt():
    track = silence(0.26)
    add(track, tone(0.26, lambda t: 240.0 + 1500.0 * math.exp(-t / 0.05), 0.07, (1.0, 0.4, 0.2)))
    return add(track, noise(0.08, 1, 0.02), gain=0.3)


def blade():
    hum = tone(0.34, lambda t: 105.0 + 70.0 * math.sin(math.pi * t / 0.34), 0.30,
               (1.0, 0.6, 0.4, 0.25))
    track = add(silence(0.34), swelling(hum, 0.07))
    return add(track, swelling(noise(0.30, 2, 0.12, 0.6), 0.08), gain=0.6)


def hit():
    track = silence(0.22)
    add(track, noise(0.20, 3, 0.04, 0.5), gain=1.2)
    return add(track, tone(0.22, lambda t: 60.0 + 140.0 * math.exp(-t / 0.03), 0.06))


def block():
    track = silence(0.28)
    for pitch, gain in ((1870.0, 0.5), (2630.0, 0.35), (3490.0, 0.25)):
        add(track, tone(0.28, lambda t, p=pitch: p, 0.06), gain=gain)
    return add(track, noise(0.03, 4, 0.008), gain=0.8)


def dice():
    track = silence(0.85)
    chance, start, gap = random.Random(5), 0.0, 0.13
    for knock in range(12):
        pitch = chance.uniform(900.0, 1700.0)
        gain = 0.9 * 0.85 ** knock
        add(track, tone(0.05, lambda t, p=pitch: p, 0.010, (1.0, 0.5)), start, gain)
        add(track, noise(0.03, 50 + knock, 0.006, 0.2), start, gain)
        start += gap * chance.uniform(0.6, 1.3)
        gap *= 0.88
    return track


def explosion():
    track = silence(1.3)
    add(track, noise(1.3, 6, 0.32, 0.93), gain=4.0)
    add(track, noise(0.30, 7, 0.05, 0.4), gain=0.8)
    return add(track, tone(0.9, lambda t: 34.0 + 60.0 * math.exp(-t / 0.08), 0.22), gain=1.0)


def step():
    track = silence(0.34)
    for number, start in enumerate((0.0, 0.15)):
        add(track, noise(0.10, 8 + number, 0.025, 0.85), start, 2.0)
        add(track, tone(0.08, lambda t: 85.0, 0.02), start, 0.6)
    return track


def confirm():
    track = silence(0.13)
    add(track, tone(0.06, lambda t: 880.0, 0.02))
    return add(track, tone(0.08, lambda t: 1320.0, 0.025), 0.045)


def refusal():
    track = silence(0.26)
    add(track, tone(0.11, lambda t: 220.0, 0.06, (1.0, 0.0, 0.35)))
    return add(track, tone(0.15, lambda t: 165.0, 0.06, (1.0, 0.0, 0.35)), 0.11)


def round_start():
    track = silence(0.95)
    for number, pitch in enumerate((293.7, 440.0, 587.3)):
        add(track, swelling(tone(0.7, lambda t, p=pitch: p, 0.22, (1.0, 0.5, 0.25)), 0.015),
            0.11 * number)
    return track


SOUNDS = {"bolt": bolt, "blade": blade, "hit": hit, "block": block, "dice": dice,
          "explosion": explosion, "step": step, "confirm": confirm, "refusal": refusal,
          "round": round_start}


def write(path, track):
    loudest = max(abs(v) for v in track)
    fade = int(0.01 * RATE)  # the last samples fade out, so that the end does not click
    samples = []
    for i, value in enumerate(track):
        value *= PEAK / loudest * min(1.0, (len(track) - 1 - i) / fade)
        samples.append(struct.pack("<h", round(32767 * value)))
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(b"".join(samples))


def main():
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).resolve().parents[1])
    for name, make in SOUNDS.items():
        write(folder / f"{name}.wav", make())


if __name__ == "__main__":
    main()
