import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('category', 'routes/category.tsx'),
  route('categories', 'routes/categories.tsx'),
  route('shoppage', 'routes/shop-page.tsx'),
  route('subpage', 'routes/subpage.tsx'),
  route('product/:productId', 'routes/product.tsx'),
  route('detailPage', 'routes/detail-page.tsx'),
  route('search', 'routes/search.tsx'),
  route('quick-order', 'routes/quick-order.tsx'),
  route('cart', 'routes/cart.tsx'),
  route('profile', 'routes/profile.tsx'),
  route('profile/address', 'routes/profile-address.tsx'),
  route('profile/order', 'routes/profile-order.tsx'),
  route('profile/order/:orderId', 'routes/profile-order-detail.tsx'),
  route('profile/order/:orderId/:kind', 'routes/profile-order-document.tsx'),
  route('profile/devices', 'routes/profile-devices.tsx'),
  route('return-policy', 'routes/return-policy.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  ...(import.meta.env.DEV ? [route('styleguide', 'routes/styleguide.tsx')] : []),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
