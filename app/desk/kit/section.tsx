import type { ReactNode } from 'react'

/** A titled part of a page of the desk. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-2 rounded-card border border-hairline bg-surface p-4">
      <h2 className="text-base">{title}</h2>
      {children}
    </section>
  )
}
