import { Menu } from '#app/ui/icons/menu.tsx'
import { Suspense, useState } from 'react'
import { IconButton } from '#app/ui/icon-button.tsx'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import { useEverOpen } from '#app/ui/overlays/use-ever-open.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { shellMessages } from '#app/messages/shell.ts'

const menuPanel = lazyComponent(() => import('./menu-panel.tsx').then((module) => module.MenuPanel))

/** The hamburger menu on screens up to 768 px (NAV-03). */
export function MenuButton() {
  const t = useMessages(shellMessages)
  const [open, setOpen] = useState(false)
  const everOpen = useEverOpen(open)
  return (
    <>
      <IconButton
        label={t.menu}
        aria-expanded={open}
        aria-haspopup="dialog"
        onPointerEnter={menuPanel.preload}
        onFocus={menuPanel.preload}
        onClick={() => setOpen(true)}
      >
        <Menu size={24} />
      </IconButton>
      {everOpen && (
        <Suspense fallback={null}>
          <menuPanel.Component open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
