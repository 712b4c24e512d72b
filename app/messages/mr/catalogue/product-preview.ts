export * from '#app/messages/en/catalogue/product-preview.ts'
