import { use, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { VideoElementProps } from 'react-player/types';
import type YouTubeVideoElement from 'youtube-video-element';
import YouTubeVideo from 'youtube-video-element/react';
import { FrameTitle } from '../frame-title.ts';
import { makeFrame } from './make-frame.ts';

/** The limit until the frame answers. After it the video counts as unreachable. */
const READY_WITHIN_MS = 15_000;

/** Captions as the visitor has set them at YouTube; commands from this site alone. */
const CONFIG = { cc_load_policy: 0, ...(globalThis.location ? { origin: location.origin } : {}) } as const;

/**
 * The engine that react-player has for YouTube. It writes its frame as markup, which this page refuses (Trusted Types,
 * decision 0042). So the frame is created from that markup by code. `window.YT` must exist before.
 */
export function YouTubeEngine({ src, ref, style, onLoadStart, onPlay, onEnded, onError }: VideoElementProps) {
  const title = use(FrameTitle);
  const video = useRef<YouTubeVideoElement>(null);
  useImperativeHandle(ref, () => video.current as YouTubeVideoElement);

  useLayoutEffect(() => {
    const element = video.current;
    if (!element || !src) return undefined;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    Object.defineProperty(root, 'innerHTML', {
      configurable: true,
      set: (markup: string) => {
        root.replaceChildren(makeFrame(markup, title));
      },
    });
    element.setAttribute('src', src);
    const timer = setTimeout(() => element.dispatchEvent(new Event('error')), READY_WITHIN_MS);
    element.addEventListener('loadedmetadata', () => clearTimeout(timer), { once: true });
    return () => {
      clearTimeout(timer);
      // Ends YouTube's part of it.
      element.removeAttribute('src');
    };
  }, [src, title]);

  const events = { onLoadStart, onPlay, onEnded, onError };
  return <YouTubeVideo ref={video} controls playsInline style={style} config={CONFIG} {...events} />;
}
