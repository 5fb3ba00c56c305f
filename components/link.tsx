"use client";

import NextLink from "next/link";
import type { ComponentProps } from "react";

/**
 * A link within the application. Nothing is fetched before it is followed: every page is made for who asks, so what
 * `next/link` would fetch for each link in sight, two answers each, holds nothing of the page.
 */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />;
}
