import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { MainCategory } from '#domain/catalogue/main-category.ts'
import type { Shop } from '#domain/catalogue/shop.ts'
import { categoriesOf } from '#domain/catalogue/category-tree.ts'
import { isMobile } from '#app/browser/viewport.ts'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { homeMessages } from '#messages/catalogue/home.ts'
import { shopPath } from '#domain/catalogue/category-address.ts'

const shopSheet = lazyComponent(() => import('./shop-sheet.tsx').then((module) => module.ShopSheet))

interface ShopTilesProps {
  shops: readonly Shop[]
  categories: readonly MainCategory[]
}

/** The shops: each links to `/shoppage` on wide screens and opens a sheet of its categories on mobile (HOME-06). */
export function ShopTiles({ shops, categories }: ShopTilesProps) {
  const t = homeMessages
  const [selected, setSelected] = useState<Shop | null>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <ul className="grid grid-cols-3 gap-3 phone:grid-cols-5 wide:grid-cols-3 wide:gap-4 desk:grid-cols-5">
        {shops.map((shop, index) => (
          <li key={shop.id} className="grid min-w-0">
            <Link
              to={shopPath(shop.id)}
              state={{ shopList: shop.mainCategoryIds, header: shop.name ?? t.unnamed }}
              prefetch="intent"
              onPointerEnter={shopSheet.preload}
              onClick={(event) => {
                if (!isMobile() || event.metaKey || event.ctrlKey) return
                event.preventDefault()
                setSelected(shop)
                setOpen(true)
              }}
              className="group flex flex-col gap-2 rounded-card border border-hairline bg-surface p-2 pb-3 text-center transition-colors hover:border-accent wide:flex-row wide:items-center wide:pb-2 wide:gap-3 wide:text-left"
            >
              <Picture
                src={shop.image}
                alt=""
                width={160}
                phoneWidth={100}
                eager={index < 6}
                className="rounded-control p-2 wide:w-20 wide:shrink-0"
              />
              <span className="line-clamp-3 text-xs leading-snug text-balance wrap-anywhere font-medium group-hover:text-accent wide:text-base">
                {shop.name ?? t.unnamed}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {selected && (
        <Suspense fallback={null}>
          <shopSheet.Component
            open={open}
            title={selected.name ?? t.unnamed}
            categories={categoriesOf(selected, categories)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
