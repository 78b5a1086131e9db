/// The part of JSON Schema that the schemas of the catalogue use: type, const, enum, properties,
/// required, additionalProperties, items, minItems, minLength, minimum, maximum, anyOf, $ref into
/// $defs.
#pragma once
#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>

namespace sightline::test {

/// Validates a JSON value with a schema. Returns the place and the reason of the first fault, or
/// "". Throws if the schema contains a keyword that is not supported.
class JsonSchema {
  public:
    explicit JsonSchema(nlohmann::json schema) : schema_(std::move(schema)) {}
    std::string problemWith(const nlohmann::json& value) const {
        return problem(schema_, value, "");
    }

  private:
    using json = nlohmann::json;

    static bool hasType(const std::string& type, const json& value) {
        if (type == "object") return value.is_object();
        if (type == "array") return value.is_array();
        if (type == "string") return value.is_string();
        if (type == "boolean") return value.is_boolean();
        if (type == "integer") return value.is_number_integer();
        if (type == "number") return value.is_number();
        if (type == "null") return value.is_null();
        throw std::logic_error("type " + type);
    }

    std::string ofObject(const json& schema, const json& value, const std::string& at) const {
        if (value.size() < schema.value("minProperties", std::size_t{0})) return at + ": is empty";
        for (const auto& name : schema.value("required", json::array())) {
            if (!value.contains(name.get<std::string>())) return at + ": lacks " + name.dump();
        }
        const json properties = schema.value("properties", json::object());
        const json more = schema.value("additionalProperties", json(true));
        for (const auto& [name, member] : value.items()) {
            const bool known = properties.contains(name);
            std::string where = at;
            where.append("/").append(name);
            if (!known && more == false) return where + ": is not known";
            const json& rule = known ? properties[name] : more;
            if (!rule.is_object()) continue;
            if (auto text = problem(rule, member, where); !text.empty()) return text;
        }
        return "";
    }

    std::string ofArray(const json& schema, const json& value, const std::string& at) const {
        if (value.size() < schema.value("minItems", std::size_t{0})) return at + ": is too short";
        if (value.size() > schema.value("maxItems", value.size())) return at + ": is too long";
        for (std::size_t i = 0; i < value.size(); ++i) {
            auto text = problem(schema.at("items"), value[i], at + "/" + std::to_string(i));
            if (!text.empty()) return text;
        }
        return "";
    }

    std::string problem(const json& schema, const json& value, const std::string& at) const {
        static const std::string known =
            " $schema title $defs $ref type const enum properties required additionalProperties "
            "items minItems maxItems minProperties "
            "minLength minimum maximum anyOf ";
        for (const auto& [name, rule] : schema.items()) {
            if (known.find(" " + name + " ") == std::string::npos)
                throw std::logic_error("schema keyword " + name);
        }
        if (schema.contains("$ref")) {
            // Skips the first 8 characters, "#/$defs/".
            const std::string name = schema["$ref"].get<std::string>().substr(8);
            return problem(schema_.at("$defs").at(name), value, at);
        }
        if (schema.contains("anyOf")) {
            std::string last;
            for (const json& one : schema["anyOf"]) {
                last = problem(one, value, at);
                if (last.empty()) break;
            }
            if (!last.empty()) return last;  // no alternative is valid
        }
        if (schema.contains("const") && value != schema["const"])
            return at + ": is not " + schema["const"].dump();
        if (schema.contains("enum")) {
            const auto& words = schema["enum"];
            if (std::find(words.begin(), words.end(), value) == words.end())
                return at + ": is none of the words";
        }
        if (!schema.contains("type")) return "";
        const json types =
            schema["type"].is_array() ? schema["type"] : json::array({schema["type"]});
        const auto fits = std::find_if(types.begin(), types.end(), [&](const json& one) {
            return hasType(one.get<std::string>(), value);
        });
        if (fits == types.end()) return at + ": is no " + types.front().get<std::string>();
        const std::string type = *fits;
        if (type == "object") return ofObject(schema, value, at);
        if (type == "array") return ofArray(schema, value, at);
        if (type == "string" &&
            value.get<std::string>().size() < schema.value("minLength", std::size_t{0}))
            return at + ": is empty";
        if (value.is_number() &&
            (value < schema.value("minimum", value) || value > schema.value("maximum", value))) {
            return at + ": is out of range";
        }
        return "";
    }

    json schema_;
};

}  // namespace sightline::test
