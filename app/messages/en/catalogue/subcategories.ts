export const subcategoryMessages = {
  subFailed: 'Failed to load categories.',
  noSubcategories: 'No Subcategories Available',
  noSubcategoriesText: 'Looks like there are no subcategories under this category.',
  exploreMore: 'Explore More Categories',
  subcategories: 'Subcategories',
}
