"""Every type that goes over the line: the OpenAPI document and the TypeScript types are made of them."""
