import { useSelector } from 'react-redux'
import { homeMessages } from '#messages/catalogue/home.ts'
import { selectMainCategories } from './main-category-slice.ts'
import { selectShopCategories } from './shop-category-slice.ts'
import { ShopTiles } from './shop-tiles.tsx'

/** The shops on the home page (HOME-05); when they fail to load, the rest of the page still works. */
export function HomeShops() {
  const t = homeMessages
  const { categories: shops } = useSelector(selectShopCategories)
  const { categories } = useSelector(selectMainCategories)
  if (shops.length === 0) return null
  return (
    <section aria-labelledby="shops">
      <h2 id="shops" className="pb-3 text-lg wide:pb-4 wide:text-xl">
        {t.lookingFor}
      </h2>
      <ShopTiles shops={shops} categories={categories} />
    </section>
  )
}
