import { useEffect, useRef } from 'react'
import { CircleCheck } from '#app/ui/icons/circle-check.tsx'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { quickOrderMessages } from '#messages/catalogue/quick-order.ts'

interface AddedNoticeProps {
  /** Number of items that went into the cart. */
  added: number
  /** The number of unresolved lines. */
  left: number
  onNewList: () => void
}

/** Confirms how many items went into the cart and what is left to do. */
export function AddedNotice({ added, left, onNewList }: AddedNoticeProps) {
  const t = quickOrderMessages
  const notice = useRef<HTMLElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <section
      ref={notice}
      tabIndex={-1}
      className={`flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card p-4 outline-none ${added === 0 ? 'bg-caution-soft' : 'bg-good-soft'}`}
    >
      {added > 0 && <CircleCheck size={28} className="shrink-0 text-good" />}
      <output className="grid min-w-0 flex-1 basis-48">
        <span className="font-price">{t.added(added)}</span>
        {left > 0 && <span className="text-sm">{t.left(left)}</span>}
      </output>
      <span className="flex flex-wrap gap-2">
        <LinkButton to="/cart">{t.viewCart}</LinkButton>
        {left === 0 && (
          <Button variant="secondary" onClick={onNewList}>
            {t.newList}
          </Button>
        )}
      </span>
    </section>
  )
}
