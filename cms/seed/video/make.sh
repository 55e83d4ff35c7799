#!/bin/sh
# Makes the video of the newest sermon from its cover and its recording: the drawing, slowly coming closer, and the voice.
# Needs ffmpeg with x264 (Debian: ffmpeg) and the packages of the CMS. Run it after changing one of the two, and commit
# the MP4 file: seeding uses it as it is.
set -eu
cd "$(dirname "$0")/../.."
name=light-from-the-east
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

seconds=$(ffprobe -v error -show_entries format=duration -of csv=p=0 "seed/audio/$name.mp3")
frames=$(awk "BEGIN { print int($seconds * 10) }")
node -e "require('sharp')('seed/pictures/sermon-$name.svg').resize(1280, 720).png().toFile('$work/cover.png')"
ffmpeg -loglevel error -y -i "$work/cover.png" -i "seed/audio/$name.mp3" \
  -filter_complex "[0:v]zoompan=z='1+0.1*on/$frames':x='(iw-iw/zoom)/2':y='(ih-ih/zoom)/2':d=$frames:s=640x360:fps=10,format=yuv420p[v]" \
  -map '[v]' -map 1:a -shortest -map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact \
  -codec:v libx264 -profile:v main -preset veryslow -tune stillimage -crf 30 -g 100 \
  -codec:a aac -b:a 32k -ac 1 -ar 24000 -movflags +faststart "seed/video/$name.mp4"
