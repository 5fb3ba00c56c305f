import type { ReactNode } from "react";

const lines = {
  thumbnails: <path d="M2 2h5v5H2zM2 9h5v5H2zM10 3.5h4M10 7h4M10 10.5h4" />,
  previous: <path d="M4 10l4-4 4 4" />,
  next: <path d="M4 6l4 4 4-4" />,
  smaller: <path d="M3 8h10" />,
  larger: <path d="M3 8h10M8 3v10" />,
  search: <path d="M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10ZM10.6 10.6 14 14" />,
  fullScreen: <path d="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4" />,
  print: <path d="M4 6V2h8v4M4 11H2V6h12v5h-2M4 9h8v5H4z" />,
  download: <path d="M8 2v8M4.5 7 8 10.5 11.5 7M2.5 13.5h11" />,
  copy: <path d="M6 5h8v9H6zM6 11H2V2h8v3" />,
  close: <path d="m4 4 8 8M12 4l-8 8" />,
} satisfies Record<string, ReactNode>;

export type ViewerIconName = keyof typeof lines;

export function ViewerIcon({ name }: { name: ViewerIconName }) {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {lines[name]}
    </svg>
  );
}
