export * from '#app/messages/en/catalogue/product-list.ts'
