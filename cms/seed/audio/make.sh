#!/bin/sh
# Makes the sermon recordings from the texts beside this script: spoken by espeak-ng, with a soft organ tone below.
# Needs espeak-ng, sox with its MP3 format, and ffmpeg (Debian: espeak-ng sox libsox-fmt-mp3 ffmpeg).
# Run it after changing a text, and commit the MP3 files: seeding uses them as they are.
set -eu
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# recording <name> <voice> <pitch 0-99> <root note, Hz>
recording() {
  name=$1 voice=$2 pitch=$3 root=$4
  echo "$name"
  espeak-ng -v "$voice" -p "$pitch" -s 146 -g 3 -f "$name.txt" -w "$work/voice.wav"

  # The room: rumble and hiss out, a little reverberation, a breath before and after.
  sox "$work/voice.wav" -r 44100 -c 1 "$work/room.wav" \
    gain -12 highpass 90 lowpass 6500 compand 0.02,0.2 -50,-50,-30,-18,0,-6 gain -n -9 reverb 22 60 70 pad 1.5 3 gain -n -3

  # The organ: root, fifth, octave and tenth of one chord, slowly swelling, well below the voice.
  length=$(soxi -D "$work/room.wav")
  fifth=$(echo "$root * 1.5" | bc -l) octave=$(echo "$root * 2" | bc -l) tenth=$(echo "$root * 2.5" | bc -l)
  sox -n -r 44100 -c 1 "$work/organ.wav" synth "$length" \
    sine "$root" sine "$fifth" sine "$octave" sine "$tenth" remix - \
    tremolo 0.15 35 lowpass 900 reverb 80 fade t 3 "$length" 4 gain -n -27

  sox -m -v 1 "$work/room.wav" -v 1 "$work/organ.wav" "$work/mix.wav" gain -n -2
  ffmpeg -loglevel error -y -i "$work/mix.wav" -map_metadata -1 -fflags +bitexact \
    -ac 1 -ar 24000 -codec:a libmp3lame -b:a 32k "$name.mp3"
}

recording light-from-the-east en-us+m3 38 110
recording the-well            en-gb+f2 48 130.81
recording walking-on-water    en-us+m7 46 98
recording the-mustard-seed    en-gb+f4 44 123.47
recording psalm-23            en-us+f3 40 103.83
recording good-samaritan      en-us+m1 32 87.31
recording lamp-on-a-stand     en-us+f5 52 116.54
recording the-vine            en-us+m3 38 98
