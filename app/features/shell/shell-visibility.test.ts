import { describe, expect, it } from 'vitest'
import { currentTab, showsFloatingCart, headerVisibility } from './shell-visibility.ts'

describe('what the shell shows on a path', () => {
  it.each(['/cart', '/profile', '/category', '/subpage', '/cart/'])(
    '[NAV-04] the header is hidden on mobile for %s',
    (path) => expect(headerVisibility(path)).toBe('wide'),
  )

  it.each(['/profile/address', '/profile/order', '/profile/order/42', '/profile/devices', '/privacy'])(
    '[NAV-05] the header is hidden on every screen size for %s',
    (path) => expect(headerVisibility(path)).toBe('nowhere'),
  )

  it.each(['/', '/categories', '/shoppage', '/product/42', '/search'])(
    '[NAV-01] the header is shown on every screen size for %s',
    (path) => expect(headerVisibility(path)).toBe('everywhere'),
  )

  it.each([
    ['/', 'home'],
    ['/category', 'category'],
    ['/subpage', 'category'],
    ['/cart', 'cart'],
    ['/profile', 'profile'],
    ['/profile/order', 'profile'],
  ])('[NAV-06] on %s the tab %s is marked', (path, tab) => expect(currentTab(path)).toBe(tab))

  it('[NAV-06] no tab is marked on other pages', () => {
    expect(currentTab('/product/42')).toBeNull()
  })

  it('[NAV-08] the floating cart button is not shown on /cart', () => {
    expect(showsFloatingCart('/cart')).toBe(false)
    expect(showsFloatingCart('/cart/')).toBe(false)
    expect(showsFloatingCart('/')).toBe(true)
  })
})
