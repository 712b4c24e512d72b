export type Tab = 'home' | 'category' | 'cart' | 'profile'

/** Screens on which the header is shown; `wide` is applied by CSS, since the HTML is the same for every screen. */
export type HeaderVisibility = 'everywhere' | 'wide' | 'nowhere'

const wideOnly = ['/cart', '/profile', '/category', '/subpage']
const nowhere = [
  '/profile/address',
  '/profile/order',
  '/profile/devices',
  '/profile/commission',
  '/profile/credit',
  '/privacy',
]

const tabs: Record<string, Tab> = {
  '/': 'home',
  '/category': 'category',
  '/subpage': 'category',
  '/cart': 'cart',
  '/profile': 'profile',
}

/** Finds on which screens the header is shown on a path (NAV-04, NAV-05). */
export function headerVisibility(path: string): HeaderVisibility {
  const normalized = withoutTrailingSlash(path)
  if (nowhere.some((hidden) => normalized === hidden || normalized.startsWith(`${hidden}/`))) return 'nowhere'
  return wideOnly.includes(normalized) ? 'wide' : 'everywhere'
}

/** The current tab of the bottom bar (NAV-06). */
export function currentTab(path: string): Tab | null {
  const normalized = withoutTrailingSlash(path)
  return tabs[normalized] ?? (normalized.startsWith('/profile/') ? 'profile' : null)
}

/** Tells whether the floating cart button is shown on a path (NAV-08). */
export function showsFloatingCart(path: string): boolean {
  return withoutTrailingSlash(path) !== '/cart'
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path
}
