import { useSelector } from 'react-redux'
import { useLocation, useSearchParams } from 'react-router'
import { categoriesOf } from '#domain/catalogue/category-tree.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { parseShopPageState, type ShopPageState } from '#app/navigation/navigation-state.ts'
import { withQuery } from '#app/navigation/links.ts'
import { selectMainCategories } from './main-category-slice.ts'
import { selectShopCategories } from './shop-category-slice.ts'

/** Content of `/shoppage`, from navigation state and URL; the state wins where both are set (GEN-08). */
export function useShopPage(unnamed: string) {
  const shops = useSelector(selectShopCategories)
  const main = useSelector(selectMainCategories)
  const [query] = useSearchParams()
  const { state } = useLocation()
  const navigationState = parseShopPageState(useHydrated() ? state : null)

  const shop = shops.categories.find(({ id }) => id === query.get('shop'))
  /** Values from the URL alone. */
  const named = {
    list: query.get('list')?.split(',') ?? shop?.mainCategoryIds ?? [],
    header: shop?.name ?? null,
  }
  const mainCategoryIds = navigationState.shopList ?? named.list
  const categories = categoriesOf({ mainCategoryIds }, main.categories)
  const selectedId = navigationState.mainCat ?? query.get('mainCat')
  return {
    navigationState,
    categories,
    title: navigationState.header ?? query.get('header') ?? named.header ?? unnamed,
    selected: categories.find(({ id }) => id === selectedId) ?? categories[0],
    mainFailed: main.status === 'failed',
    shopsFailed: shops.status === 'failed',
    /** The URL that carries what only the state holds so far; null when the URL is complete. */
    redirectTo: missingFromUrl(navigationState, query, named),
  }
}

function missingFromUrl(
  { shopList, mainCat, header }: ShopPageState,
  query: URLSearchParams,
  named: { readonly list: readonly string[]; readonly header: string | null },
): string | null {
  const list = shopList?.join(',')
  const listDiffers = list !== undefined && list !== named.list.join(',')
  const selectionDiffers = mainCat !== undefined && mainCat !== query.get('mainCat')
  const urlHeader = query.get('header') ?? (listDiffers ? null : named.header)
  const headerDiffers = header !== undefined && header !== urlHeader
  if (!listDiffers && !selectionDiffers && !headerDiffers) return null
  return withQuery(query, {
    ...(listDiffers && { shop: null, list, header: header ?? null }),
    ...(headerDiffers && { header }),
    ...(selectionDiffers && { mainCat }),
  })
}
