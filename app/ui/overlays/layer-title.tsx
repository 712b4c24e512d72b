import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'

/** The name of a layer where its content draws it: inside a `Layer` without `title`. */
export function LayerTitle({ className, children }: { className?: string; children: ReactNode }) {
  return <Dialog.Title className={className}>{children}</Dialog.Title>
}
