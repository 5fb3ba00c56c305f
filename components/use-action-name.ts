"use client";

import { useTranslations } from "next-intl";

/** Names an operation of the audit log; one without a word of its own by its id: "updateDocument" → "Update document". */
export function useActionName(): (action: string) => string {
  const t = useTranslations("actions");
  return (action) => {
    if (/^\w+$/.test(action) && t.has(action)) return t(action);
    const words = action.replace(/([A-Z])/g, " $1").toLowerCase();
    return words.charAt(0).toUpperCase() + words.slice(1);
  };
}
