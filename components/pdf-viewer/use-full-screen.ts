"use client";

import { useEffect, useRef, useState } from "react";

/** Shows the section that an element is in on the whole screen, where the browser can. */
export function useFullScreen() {
  const ref = useRef<HTMLDivElement>(null);
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const look = () => setOn(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", look);
    return () => document.removeEventListener("fullscreenchange", look);
  }, []);
  const toggle = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void ref.current?.closest("section")?.requestFullscreen();
  };
  return { ref, isOn, toggle, isThere: document.fullscreenEnabled };
}
