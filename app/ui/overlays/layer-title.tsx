import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'

/** The accessible title of a `Layer` without `title`, rendered by its content. */
export function LayerTitle({ className, children }: { className?: string; children: ReactNode }) {
  return <Dialog.Title className={className}>{children}</Dialog.Title>
}
