import { Menu } from '#app/ui/icons/menu.tsx'
import { Suspense, useState } from 'react'
import { IconButton } from '#app/ui/icon-button.tsx'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import { useEverOpen } from '#app/ui/overlays/use-ever-open.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { shellMessages } from '#app/messages/shell.ts'

const menu = lazyComponent(() => import('./menu-panel.tsx').then((part) => part.MenuPanel))

/** The hamburger of screens up to 768 px. */
export function MenuButton() {
  const t = useMessages(shellMessages)
  const [open, setOpen] = useState(false)
  const ever = useEverOpen(open)
  return (
    <>
      <IconButton
        label={t.menu}
        aria-expanded={open}
        aria-haspopup="dialog"
        onPointerEnter={menu.preload}
        onFocus={menu.preload}
        onClick={() => setOpen(true)}
      >
        <Menu size={24} />
      </IconButton>
      {ever && (
        <Suspense fallback={null}>
          <menu.Part open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
