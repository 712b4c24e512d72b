export const filterMessages = {
  filters: 'Filters',
  price: 'Price',
  minPrice: 'From',
  maxPrice: 'To',
  show: 'Show products',
}
