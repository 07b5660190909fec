import { expect, it } from "vitest";
import { signWebhook } from "./http-sender.ts";

it("signs the example of the Standard Webhooks specification", () => {
  const signature = signWebhook(
    "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
    "msg_p5jXN8AQM9LWM0D4loKWxJek",
    1_614_265_330,
    '{"test": 2432232314}',
  );
  expect(signature).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
});

it("uses a secret without the prefix as plain text", () => {
  const encoded = `whsec_${Buffer.from("a secret of 24 characters").toString("base64")}`;
  const [plain, same] = ["a secret of 24 characters", encoded].map((secret) => signWebhook(secret, "id", 1, "{}"));
  expect(plain).toBe(same);
});
