import { type RefObject, useEffect, useRef, useState } from 'react';

const SPEEDS = [1, 1.5, 2] as const;
type Speed = (typeof SPEEDS)[number];

interface Playing {
  audio: RefObject<HTMLAudioElement | null>;
  isPlaying: boolean;
  /** Seconds from the beginning. */
  position: number;
  speed: Speed;
  toggle: () => void;
  seek: (seconds: number) => void;
  changeSpeed: () => void;
}

/** A browser does not know how long its own recordings are before it was sent past their end. */
const FAR = 1e7;

/** Plays a sound. @param url of the sound; undefined until it is here, and playing waits for it */
export function usePlayer(url: string | undefined, seconds: number): Playing {
  const audio = useRef<HTMLAudioElement>(null);
  const [wantsToPlay, setWantsToPlay] = useState(false);
  const [position, setPosition] = useState(0);
  const [speed, setSpeed] = useState<Speed>(1);

  useEffect(() => {
    const element = audio.current;
    if (!element || !url) return;
    const measure = (): void => {
      if (element.duration !== Number.POSITIVE_INFINITY) return;
      element.ondurationchange = () => {
        element.ondurationchange = null;
        element.currentTime = 0;
      };
      element.currentTime = FAR;
    };
    element.addEventListener('loadedmetadata', measure);
    return () => element.removeEventListener('loadedmetadata', measure);
  }, [url]);

  useEffect(() => {
    const element = audio.current;
    if (!element || !url) return;
    element.playbackRate = speed;
    if (wantsToPlay) element.play().catch(() => setWantsToPlay(false));
    else element.pause();
  }, [url, wantsToPlay, speed]);

  useEffect(() => {
    if (!wantsToPlay) return;
    let frame = 0;
    const follow = (): void => {
      const element = audio.current;
      if (element && element.currentTime <= seconds + 1) setPosition(element.currentTime);
      if (element?.ended) {
        setWantsToPlay(false);
        setPosition(0);
        element.currentTime = 0;
        return;
      }
      frame = requestAnimationFrame(follow);
    };
    frame = requestAnimationFrame(follow);
    return () => cancelAnimationFrame(frame);
  }, [wantsToPlay, seconds]);

  return {
    audio,
    isPlaying: wantsToPlay,
    position,
    speed,
    toggle: () => setWantsToPlay((now) => !now),
    seek: (to) => {
      const next = Math.min(seconds, Math.max(0, to));
      setPosition(next);
      if (audio.current) audio.current.currentTime = next;
    },
    changeSpeed: () => {
      setSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1);
    },
  };
}
