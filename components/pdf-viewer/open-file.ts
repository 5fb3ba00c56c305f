"use client";

import { useEffect, useState } from "react";

type Opening = { state: "opening" } | { state: "open"; file: Blob } | { state: "failed" };

/** Fetches a file of this server once; another address starts anew. */
export function useFile(url: string): Opening {
  const [found, setFound] = useState<{ url: string; opening: Opening }>();
  useEffect(() => {
    const ending = new AbortController();
    fetchFile(url, ending.signal)
      .then((file) => setFound({ url, opening: { state: "open", file } }))
      .catch(() => ending.signal.aborted || setFound({ url, opening: { state: "failed" } }));
    return () => ending.abort();
  }, [url]);
  return found?.url === url ? found.opening : { state: "opening" };
}

async function fetchFile(url: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.blob();
}
