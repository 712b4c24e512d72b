import { ArrowLeft } from './icons/arrow-left.tsx'
import { X } from './icons/x.tsx'
import type { ReactNode } from 'react'
import { uiMessages } from '#messages/ui.ts'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'

interface PageHeaderProps {
  title: string
  onBack?: (() => void) | undefined
  onClose?: (() => void) | undefined
  after?: ReactNode
  /** Up to 768 px only; wide screens show their own heading. */
  mobileOnly?: boolean
  level?: 1 | 2
}

/** The bar at the top of a page or panel: back, title, close. */
export function PageHeader({
  title,
  onBack,
  onClose,
  after,
  mobileOnly = false,
  level = 1,
}: PageHeaderProps) {
  const t = uiMessages
  const Heading = `h${level}` as const
  return (
    <div
      className={classNames(
        'sticky top-0 z-20 shrink-0 border-b border-hairline bg-surface',
        mobileOnly && 'wide:hidden',
      )}
    >
      <div className="page flex min-h-14 items-center gap-1 px-1 wide:px-3">
        {onBack && (
          <IconButton label={t.back} onClick={onBack}>
            <ArrowLeft size={22} />
          </IconButton>
        )}
        <Heading className={classNames('min-w-0 flex-1 truncate text-lg', !onBack && 'pl-3')}>
          {title}
        </Heading>
        {after}
        {onClose && (
          <IconButton label={t.close} onClick={onClose}>
            <X size={22} />
          </IconButton>
        )}
      </div>
    </div>
  )
}
