"use client";

const frameId = "printed-file";

/** Opens the browser's print dialog with a PDF, in a frame that nobody sees. */
export function printFile(file: Blob, title: string): void {
  document.getElementById(frameId)?.remove();
  const url = URL.createObjectURL(file);
  const frame = document.createElement("iframe");
  frame.id = frameId;
  frame.title = title;
  // A frame that is not displayed at all prints nothing in some browsers.
  Object.assign(frame.style, {
    position: "fixed",
    right: "0",
    bottom: "0",
    width: "1px",
    height: "1px",
    border: "0",
  });
  frame.tabIndex = -1;
  frame.addEventListener("load", () => {
    frame.contentWindow?.focus();
    frame.contentWindow?.print();
  });
  frame.src = url;
  document.body.append(frame);
}
