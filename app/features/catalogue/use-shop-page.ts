import { useLocation, useSearchParams } from 'react-router'
import { categoriesOf } from '#domain/catalogue/belonging.ts'
import { useAppSelector } from '#app/state/hooks.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { readShopPageState } from './page-state.ts'

/** What `/shoppage` shows, from navigation state and address: the state wins where both speak (GEN-08). */
export function useShopPage(unnamed: string) {
  const shops = useAppSelector((state) => state.shopCategory)
  const main = useAppSelector((state) => state.mainCategory)
  const [query] = useSearchParams()
  const { state } = useLocation()
  const given = readShopPageState(useHydrated() ? state : null)

  const shop = shops.categories.find(({ id }) => id === query.get('shop'))
  const mainCategoryIds = given.shopList ?? query.get('list')?.split(',') ?? shop?.mainCategoryIds ?? []
  const categories = categoriesOf({ mainCategoryIds }, main.categories)
  const wanted = given.mainCat ?? query.get('mainCat')
  return {
    given,
    categories,
    title: given.header ?? shop?.name ?? unnamed,
    chosen: categories.find(({ id }) => id === wanted) ?? categories[0],
    mainFailed: main.status === 'failed',
    shopsFailed: shops.status === 'failed',
  }
}
