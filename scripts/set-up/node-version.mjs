/** Ends the program when this Node is older than package.json's `engines` allow. */
export function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}. See https://nodejs.org`);
  process.exit(1);
}
