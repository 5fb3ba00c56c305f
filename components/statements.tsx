"use client";

import { createContext, type ReactNode, useContext } from "react";

/** Official wordings by code, in the language of the screen. */
export type Statements = Readonly<Record<string, string>>;

const StatementsContext = createContext<Statements>({});

export function StatementTexts({ statements, children }: { statements: Statements; children: ReactNode }) {
  return <StatementsContext value={statements}>{children}</StatementsContext>;
}

export function useStatements(): Statements {
  return useContext(StatementsContext);
}
