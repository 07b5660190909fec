import { defineConfig } from "oxlint";
import { IMPORT_RULES } from "./scripts/import-rules.ts";

export default defineConfig({
  plugins: ["typescript", "import", "unicorn", "react", "jsx-a11y", "promise", "vitest"],
  categories: {
    correctness: "error",
    suspicious: "error",
    perf: "error",
  },
  ignorePatterns: ["workshop", "build", "node_modules", ".react-router", "data"],
  options: {
    typeAware: true,
  },
  rules: {
    "import/no-cycle": [
      "error",
      {
        ignoreTypes: false,
      },
    ],
    "max-lines": [
      "error",
      {
        max: 300,
        skipBlankLines: true,
        skipComments: true,
      },
    ],
    "max-lines-per-function": [
      "error",
      {
        max: 60,
        skipBlankLines: true,
        skipComments: true,
      },
    ],
    "no-console": "error",
    "no-restricted-globals": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-non-null-assertion": "error",
    "typescript/no-floating-promises": "error",
    "typescript/switch-exhaustiveness-check": [
      "error",
      {
        considerDefaultExhaustiveForUnions: true,
      },
    ],
    "import/no-default-export": "error",
    "import/no-unassigned-import": "off",
    "react/react-in-jsx-scope": "off",
    "typescript/no-unsafe-type-assertion": "off",
    "import/no-named-as-default-member": "off",
    "typescript/consistent-return": "off",
    "unicorn/consistent-function-scoping": "off",
    "no-control-regex": "off",
    "react/no-array-index-key": "off",
    "react/refs": "off",
    "react/static-components": "off",
    "react/exhaustive-effect-dependencies": "off",
    "jsx-a11y/alt-text": "off",
    "jsx-a11y/anchor-has-content": "off",
    "jsx-a11y/media-has-caption": "off",
    "jsx-a11y/no-noninteractive-element-interactions": "off",
    "jsx-a11y/no-noninteractive-tabindex": "off",
    "jsx-a11y/prefer-tag-over-role": "off",
    "unicorn/require-post-message-target-origin": "off",
    "vitest/valid-expect": [
      "error",
      {
        maxArgs: 2,
      },
    ],
    "no-await-in-loop": "off",
    "no-underscore-dangle": "off",
    "unicorn/no-array-sort": "off",
    "unicorn/no-array-callback-reference": "off",
  },
  overrides: [
    ...IMPORT_RULES,
    {
      files: [
        "src/web/*/*/route.tsx",
        "src/web/vehicle/forms/*/route.tsx",
        "src/web/gallery/gallery-route.tsx",
        "src/web/app/root.tsx",
        "src/web/app/routes.ts",
        "src/web/app/entry.server.tsx",
        "*.config.ts",
      ],
      rules: { "import/no-default-export": "off" },
    },
    {
      files: [
        "src/adapters/**",
        "src/application/**",
        "src/cli/**",
        "src/shared-container/**",
        "src/domain/**",
        "src/server/**",
        "src/workers/**",
      ],
      rules: {
        "typescript/no-floating-promises": ["error", { ignoreVoid: false }],
        "typescript/no-misused-promises": "error",
      },
    },
    {
      files: ["**/*.test.ts", "**/*.test.tsx", "tests/**", "bench/**", "scripts/**", "demo/**"],
      rules: {
        "typescript/no-floating-promises": "error",
        "typescript/no-misused-promises": "off",
        "max-lines-per-function": "off",
        "no-console": "off",
        "import/no-default-export": "off",
        "typescript/no-non-null-assertion": "off",
      },
    },
    { files: ["src/web/platform/browser-console/browser-console.ts"], rules: { "no-console": "off" } },
    { files: ["src/domain/vehicles/fields/vehicle-fields.ts"], rules: { "max-lines": "off" } },
    // Words of a language, a line for each thing.
    {
      files: ["src/domain/phrases/languages/{dutch,english,german,luxembourgish,portuguese}.ts"],
      rules: { "max-lines": "off" },
    },
  ],
});
