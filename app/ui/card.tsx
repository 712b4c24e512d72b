import type { HTMLAttributes } from 'react'
import { classNames } from './class-names.ts'

/** A bordered surface that groups content. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={classNames('rounded-card border border-hairline bg-surface', className)} />
}
