import type { HTMLAttributes } from 'react'
import { classNames } from './class-names.ts'

/** A sheet of paper on the ground. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={classNames('rounded-card border border-hairline bg-surface', className)} />
}
