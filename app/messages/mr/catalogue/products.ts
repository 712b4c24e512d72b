export * from '#app/messages/en/catalogue/products.ts'
