import { Menu } from '#app/ui/icons/menu.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import { useLazyLayer } from '#app/ui/overlays/use-lazy-layer.tsx'
import { shellMessages } from '#messages/shell.ts'

const menuPanel = lazyComponent(() => import('./menu-panel.tsx').then((module) => module.MenuPanel))

/** The hamburger menu on screens up to 768 px (NAV-03). */
export function MenuButton() {
  const t = shellMessages
  const { control, layer } = useLazyLayer(menuPanel.preload, (state) => <menuPanel.Component {...state} />)
  return (
    <>
      <IconButton label={t.menu} {...control}>
        <Menu size={24} />
      </IconButton>
      {layer}
    </>
  )
}
