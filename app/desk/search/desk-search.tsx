import { useEffect, useState } from 'react'
import { deskSearchMessages } from '#app/messages/desk/search.ts'
import { Search } from '#app/ui/icons/search.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { SearchDialog } from './search-dialog.tsx'

/**
 * The search over everything in the head of the desk (DESK-11). Ctrl K or ⌘ K opens it from anywhere, and `/` where the page
 * has no search of its own.
 */
export function DeskSearch() {
  const t = deskSearchMessages
  const isAllowed = useDesk().can('desk:search')
  const [isOpen, setOpen] = useState(false)
  const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)

  useEffect(() => {
    if (!isAllowed) return undefined
    const open = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || !(isCombination(event) || isSlash(event))) return
      event.preventDefault()
      // nothing is asked above what already waits for an answer
      if (document.querySelector('[role=dialog], [role=alertdialog]') === null) setOpen(true)
    }
    // behind the search of the page, which listens at the document
    window.addEventListener('keydown', open)
    return () => window.removeEventListener('keydown', open)
  }, [isAllowed])

  if (!isAllowed) return null
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        title={t.title}
        onClick={() => setOpen(true)}
        className="flex size-11 shrink-0 items-center justify-center gap-2 rounded-control text-quiet hover:text-ink wide:w-full wide:justify-start wide:border wide:border-control wide:bg-surface wide:px-3"
      >
        <Search size={20} className="shrink-0" />
        <span className="flex-1 text-left max-wide:sr-only">
          {t.open}
          <span className="sr-only"> {t.openWhat}</span>
        </span>
        <kbd className="rounded-control border border-hairline px-1.5 font-sans text-xs max-wide:hidden">
          {isMac ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      <SearchDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

function isCombination({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey
}

function isSlash({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  const isTyping =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select') !== null)
  return key === '/' && !ctrlKey && !metaKey && !isTyping
}
