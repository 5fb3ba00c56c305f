"use client";

import { Anchor, type AnchorProps, Button, type ButtonProps } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "@/components/link";

type Target = { href: string; children: ReactNode };

/** A link for parts that the server makes: they cannot hand over `next/link` as a component themselves. */
export function LinkAnchor({ href, children, ...props }: AnchorProps & Target) {
  return (
    <Anchor component={Link} href={href} {...props}>
      {children}
    </Anchor>
  );
}

export function LinkButton({ href, children, ...props }: ButtonProps & Target) {
  return (
    <Button component={Link} href={href} {...props}>
      {children}
    </Button>
  );
}
