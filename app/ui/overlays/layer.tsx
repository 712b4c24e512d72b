// Pulls in Base UI: import dialogs, sheets and panels only from lazily loaded components.
import { Dialog } from '@base-ui/react/dialog'
import { ArrowLeft } from '#app/ui/icons/arrow-left.tsx'
import { X } from '#app/ui/icons/x.tsx'
import type { ReactNode } from 'react'
import { uiMessages } from '#messages/ui.ts'
import { classNames } from '#app/ui/class-names.ts'
import { InAddress } from './in-address.ts'
import { useLayer } from './use-layer.ts'

export interface LayerProps {
  open: boolean
  onClose: () => void
  /** Omitted where the content renders its own `LayerTitle`. */
  title?: string
  children: ReactNode
  /** Below the scrolling content. */
  footer?: ReactNode
  onBack?: (() => void) | undefined
  hideClose?: boolean
  /** The title is for screen readers only. */
  hideTitle?: boolean
  /** Not closed by an outside press. */
  steady?: boolean
  className?: string
}

/** The base of dialog, sheet and panel: focus trap, Escape, outside press, back button, header and footer. */
export function Layer({ open, onClose, title, children, footer, onBack, ...look }: LayerProps) {
  const t = uiMessages
  useLayer(open, onClose)
  const { hideClose = false, hideTitle = false, steady = false, className } = look
  return (
    <Dialog.Root
      open={open}
      disablePointerDismissal={steady}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="layer-scrim" />
        <Dialog.Popup
          className={classNames('fixed z-50 flex flex-col bg-surface text-ink shadow-float', className)}
        >
          <div
            className={classNames(
              'flex min-h-14 shrink-0 items-center gap-1 px-2',
              title !== undefined && !hideTitle && 'border-b border-hairline',
            )}
          >
            {onBack && (
              <button type="button" aria-label={t.back} onClick={onBack} className={cornerButton}>
                <ArrowLeft size={22} />
              </button>
            )}
            {title !== undefined && (
              <Dialog.Title
                className={classNames(
                  'min-w-0 flex-1 py-1.5 text-lg',
                  !onBack && 'pl-2',
                  hideTitle && 'sr-only',
                )}
              >
                {title}
              </Dialog.Title>
            )}
            {!hideClose && (
              <Dialog.Close aria-label={t.close} className={classNames(cornerButton, 'ml-auto')}>
                <X size={22} />
              </Dialog.Close>
            )}
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
            <InAddress value={false}>{children}</InAddress>
          </div>
          {footer && (
            <div className="shrink-0 border-t border-hairline p-3 pb-[max(12px,env(safe-area-inset-bottom))]">
              {footer}
            </div>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const cornerButton =
  'grid size-11 shrink-0 place-items-center rounded-control transition-colors hover:bg-sunken'
