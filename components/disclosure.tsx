"use client";

import { type ReactNode, useId, useState } from "react";
import classes from "./disclosure.module.css";

type Props = { title: string; isOpenAtFirst?: boolean; children: ReactNode };

/** A heading that shows and hides what is below it; what is hidden is not there. */
export function Disclosure({ title, isOpenAtFirst = false, children }: Props) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <div className={classes.part}>
      <h2 className={classes.heading}>
        <button
          type="button"
          id={`${id}-control`}
          className={classes.control}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {title}
          <svg
            width="16"
            height="16"
            viewBox="0 0 16 16"
            fill="none"
            stroke="currentColor"
            aria-hidden="true"
          >
            <path d="m4 6 4 4 4-4" strokeWidth="1.5" />
          </svg>
        </button>
      </h2>
      {isOpen && (
        <section id={id} aria-labelledby={`${id}-control`} className={classes.panel}>
          {children}
        </section>
      )}
    </div>
  );
}
