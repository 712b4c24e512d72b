import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import { Link, useLocation } from 'react-router'
import { categoriesOf } from '#domain/catalogue/category-tree.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { ListError } from '#app/navigation/list-error.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { Layer } from '#app/ui/overlays/layer.tsx'
import { categoryMessages } from '#messages/catalogue/categories.ts'
import { menuMessages } from '#messages/menu.ts'
import { shellMessages } from '#messages/shell.ts'
import { shopPath, subpagePath } from '#domain/catalogue/category-address.ts'
import { loadMainCategories, selectMainCategories } from './main-category-slice.ts'
import { loadShopCategories, selectShopCategories } from './shop-category-slice.ts'

/** The departments of the market with their categories, under the header of wide screens. Import lazily. */
export function DepartmentsMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { departments: title } = shellMessages
  const { loadingDepartments } = menuMessages
  const { unnamed, mainFailed } = categoryMessages
  const dispatch = useAppDispatch()
  const shops = useSelector(selectShopCategories)
  const main = useSelector(selectMainCategories)
  const location = useLocation()
  const here = location.pathname + location.search
  useEffect(() => {
    if (!open) return
    void dispatch(loadShopCategories())
    void dispatch(loadMainCategories())
  }, [dispatch, open])
  const isFailed = shops.status === 'failed' || main.status === 'failed'
  const isLoaded = shops.status === 'succeeded' && main.status === 'succeeded'
  const departments = shops.categories
    .map((shop) => ({ shop, categories: categoriesOf(shop, main.categories) }))
    .filter(({ categories }) => categories.length > 0)
  // navigation closes the menu, but a link to the current page does not navigate
  const closeIfHere = (to: string) => (to === here ? onClose : undefined)
  return (
    <Layer
      open={open}
      onClose={onClose}
      title={title}
      className="layer-rise top-20 left-1/2 max-h-[calc(100dvh-7rem)] w-[min(1200px,calc(100vw-48px))] -translate-x-1/2 rounded-card"
    >
      {isFailed && (
        <div className="p-4">
          <ListError text={mainFailed} />
        </div>
      )}
      {!isFailed && !isLoaded && <Spinner text={loadingDepartments} />}
      {isLoaded && (
        <nav aria-label={title} className="columns-[200px] gap-x-8 p-6">
          {departments.map(({ shop, categories }) => (
            <section key={shop.id} className="mb-6 break-inside-avoid">
              <h2 className="pb-1 text-base">
                <Link
                  to={shopPath(shop.id)}
                  onClick={closeIfHere(shopPath(shop.id))}
                  className="clamp-2 hover:text-accent"
                >
                  {shop.name ?? unnamed}
                </Link>
              </h2>
              <ul>
                {categories.map((category) => {
                  const to = subpagePath(category.id)
                  return (
                    <li key={category.id}>
                      <Link
                        to={to}
                        onClick={closeIfHere(to)}
                        className="clamp-2 py-1 text-sm wrap-anywhere text-quiet hover:text-accent"
                      >
                        {category.name}
                      </Link>
                    </li>
                  )
                })}
              </ul>
            </section>
          ))}
        </nav>
      )}
    </Layer>
  )
}
