import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";

const config: NextConfig = {
  poweredByHeader: false,
  // An address of the API with a slash at its end is answered, not redirected; proxy.ts redirects those of pages.
  skipTrailingSlashRedirect: true,
  // `npm run check` and CI check the types of everything; here it would only make the start slower.
  typescript: { ignoreBuildErrors: true },
  // Without it, Next takes a folder above for the root when a lock file lies there.
  turbopack: {
    root: import.meta.dirname,
    // The viewer of PDFs asks for Node's where a browser has none; its stand-in would be 140 kB.
    resolveAlias: { crypto: { browser: "./components/pdf-viewer/no-node-crypto.ts" } },
  },
  // Native and WebAssembly packages, and those with threads of their own, are loaded from node_modules as they are.
  serverExternalPackages: [
    "@embedpdf/pdfium",
    "@node-rs/argon2",
    "fontkit",
    "graphile-worker",
    "ioredis",
    "pdfkit",
    "pg",
    "prom-client",
    "read-excel-file",
    "sharp",
  ],
  // Everywhere, files and the API included; proxy.ts and the road add what depends on the settings.
  headers: async () => [
    {
      source: "/:path*",
      headers: [
        { key: "x-content-type-options", value: "nosniff" },
        { key: "cross-origin-opener-policy", value: "same-origin" },
      ],
    },
  ],
  experimental: {
    optimizePackageImports: ["@mantine/core", "@mantine/hooks"],
    // It halves the next build, of which a clean clone that is thrown away has none.
    turbopackFileSystemCacheForBuild: !process.env.CI,
  },
};

export default createNextIntlPlugin({
  requestConfig: "./i18n/request.ts",
  // The words are parsed when the application is built, not by each browser.
  experimental: { messages: { path: "./messages", format: "json", locales: "infer", precompile: true } },
})(config);
