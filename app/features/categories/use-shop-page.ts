import { useSelector } from 'react-redux'
import { useLocation, useSearchParams } from 'react-router'
import { categoriesOf } from '#domain/catalogue/category-tree.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { parseShopPageState, type ShopPageState } from '#app/navigation/navigation-state.ts'
import { withQuery } from '#app/navigation/links.ts'
import { selectMainCategories } from './main-category-slice.ts'
import { selectShopCategories } from './shop-category-slice.ts'

/** What `/shoppage` shows, from navigation state and address: the state wins where both speak (GEN-08). */
export function useShopPage(unnamed: string) {
  const shops = useSelector(selectShopCategories)
  const main = useSelector(selectMainCategories)
  const [query] = useSearchParams()
  const { state } = useLocation()
  const given = parseShopPageState(useHydrated() ? state : null)

  const shop = shops.categories.find(({ id }) => id === query.get('shop'))
  const addressed = query.get('list')?.split(',') ?? shop?.mainCategoryIds ?? []
  const mainCategoryIds = given.shopList ?? addressed
  const categories = categoriesOf({ mainCategoryIds }, main.categories)
  const wanted = given.mainCat ?? query.get('mainCat')
  return {
    given,
    categories,
    title: given.header ?? query.get('header') ?? shop?.name ?? unnamed,
    chosen: categories.find(({ id }) => id === wanted) ?? categories[0],
    mainFailed: main.status === 'failed',
    shopsFailed: shops.status === 'failed',
    /** The address that says what so far only the state says; null when it says so already. */
    owed: owedAddress(given, query, addressed),
  }
}

function owedAddress(
  { shopList, mainCat, header }: ShopPageState,
  query: URLSearchParams,
  addressed: readonly string[],
): string | null {
  const list = shopList?.join(',')
  const otherList = list !== undefined && list !== addressed.join(',')
  const otherChoice = mainCat !== undefined && mainCat !== query.get('mainCat')
  if (!otherList && !otherChoice) return null
  return withQuery(query, {
    ...(otherList && { shop: null, list, header: header ?? null }),
    ...(otherChoice && { mainCat }),
  })
}
