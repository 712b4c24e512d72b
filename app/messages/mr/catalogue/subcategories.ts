export * from '#app/messages/en/catalogue/subcategories.ts'
