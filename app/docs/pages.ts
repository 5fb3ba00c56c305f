/** The files of `docs/` that the service shows, by the last part of their address. */
export const pages = {
  tour: { title: "Tour", summary: "The screens in pictures, and how storage classes are compared." },
  guide: {
    title: "Guide",
    summary: "First upload, ERP system, many placements, an assistant: with curl, TypeScript and Python.",
  },
  assistants: { title: "Assistants", summary: "The tools of /mcp, and what they ask before data is lost." },
  labels: {
    title: "Labels and cards",
    summary: "Labels, safety cards and QR codes: what they hold and what may be left out.",
  },
  opinion: {
    title: "Second opinion",
    summary: "What a second reader objects to in a sheet: codes, rules and limits.",
  },
  measurements: { title: "Measurements", summary: "How fast the API is, and how to measure it yourself." },
} as const;
