/** The header that names a file: plain for old clients, and in full (RFC 6266). */
export function contentDisposition(kind: "attachment" | "inline", fileName: string): string {
  const full = encodeURIComponent(fileName).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  const plain = fileName.normalize("NFKD").replace(/[^\w .()+-]/g, "_");
  return `${kind}; filename="${plain}"; filename*=UTF-8''${full}`;
}
