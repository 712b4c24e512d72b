import { Link } from 'react-router'
import { Menu } from '#app/ui/icons/menu.tsx'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import { useLazyLayer } from '#app/ui/overlays/use-lazy-layer.tsx'
import { shellMessages } from '#messages/shell.ts'

const menu = lazyComponent(() => import('./departments-menu.tsx').then((module) => module.DepartmentsMenu))

/** Opens the market's departments on wide screens; without scripts, or in a new tab, it leads to their page. */
export function DepartmentsLink() {
  const t = shellMessages
  const { control, layer } = useLazyLayer(menu.preload, (state) => <menu.Component {...state} />)
  return (
    <>
      <Link
        to="/category"
        {...control}
        className="flex min-h-11 items-center gap-2 rounded-control px-3 font-price hover:bg-sunken max-wide:hidden"
      >
        <Menu size={20} />
        {t.departments}
      </Link>
      {layer}
    </>
  )
}
