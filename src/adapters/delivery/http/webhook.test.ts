import { expect, it } from "vitest";
import { signatureOf } from "./webhook.ts";

it("signs as the libraries of Standard Webhooks do, whose own example this is", () => {
  const signature = signatureOf(
    "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
    "msg_p5jXN8AQM9LWM0D4loKWxJek",
    1_614_265_330,
    '{"test": 2432232314}',
  );
  expect(signature).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
});

it("takes a secret without the prefix as it stands", () => {
  const encoded = `whsec_${Buffer.from("a secret of 24 characters").toString("base64")}`;
  const [plain, same] = ["a secret of 24 characters", encoded].map((secret) => signatureOf(secret, "id", 1, "{}"));
  expect(plain).toBe(same);
});
